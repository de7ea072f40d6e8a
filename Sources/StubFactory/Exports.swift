// Whoever generates stubs also loads them: `Stubs` and `StubSource` come with this module.
@_exported public import StubKit
