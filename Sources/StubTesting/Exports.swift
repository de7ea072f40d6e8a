// A test that has stubs also names their sources and its container.
@_exported public import StubFactory
@_exported public import StubKit
