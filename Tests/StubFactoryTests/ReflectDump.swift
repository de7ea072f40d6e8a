import Foundation
import StubFactory
import StubKit
import Testing

@Suite struct Dump {
  func show<T: Decodable>(_ t: T.Type, _ hints: ReflectionHints = .init()) {
    let clock = ContinuousClock()
    var remarks: [String] = []
    var schema = SchemaDescription()
    let time = clock.measure { schema = SchemaDescription(reflecting: t, hints: hints) { remarks.append($0.description) } }
    print("=====", t, time); print(schema.stubschemaJSON, terminator: ""); for r in remarks { print("REMARK", r.prefix(400)) }
    do { let all = try Stubs.of(t, from: .generated(count: 3, hints: hints)); print("DECODED", all.count, "\(all)".prefix(300)) } catch { print("FAILED", "\(error)".prefix(400)) }
  }
  @Test func dump() {
    show(ToDoItem.self); show(Plan.self); show(Environment.self); show(Attachment.self); show(Expression.self); show(Nested.self)
    show(Rating.self); show(UserID.self); show(Page<ToDoItem>.self); show(Tree.self); show(Dog.self); show(Optionals.self)
    show(Foundations.self); show(Settings.self)
    show(Tenanted.self)
    var hints = ReflectionHints(); hints.userInfo[.tenant] = "acme"; show(Tenanted.self, hints)
    show(Endless.self); show(Looping.self); show(SelfCalling.self); show(Growing<Int>.self)
    show(Point.self); show(Fallbacks.self); show(AnyValue.self); show(Shape.self); show(Content.self); show(Theme.self); show(Level.self)
    show(Payment.self)
    var h = ReflectionHints(); h.describe(IBAN.self, as: #"{"wraps": {"type": "String", "pattern": "^STUB-[0-9]{4}$"}}"#); show(Payment.self, h)
    show(Stamped.self); show(LinkedA.self); show([Int].self)
    show(DateInterval.self); show(IndexSet.self); show(Calendar.self); show(PersonNameComponents.self); show(URLComponents.self); show(IndexPath.self); show(AttributedString.self); show(CharacterSet.self)
  }
}
