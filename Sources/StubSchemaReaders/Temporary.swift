import StubValues
struct Pattern { init(_ s: String) throws(ValueSyntaxError) {} }
