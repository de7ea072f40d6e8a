package import StubDiagnostics

extension FindingCode {
  package static let malformedXML = FindingCode(
    "malformed-xml",
    .unusable,
    "A Core Data model is not the XML that it should be."
  )
  package static let refusedXML = FindingCode(
    "refused-xml",
    .unusable,
    "A Core Data model has what none needs: a document type, entities, a foreign encoding, or "
      + "more bytes than are read."
  )
  package static let notCoreDataModel = FindingCode(
    "not-core-data-model",
    .unusable,
    "A file or folder is no Core Data model that the tool reads."
  )
  package static let brokenCoreDataModel = FindingCode(
    "broken-core-data-model",
    .unusable,
    "A Core Data model contradicts itself: a name is missing, there twice, or leads nowhere."
  )
  package static let unmappedCoreData = FindingCode(
    "unmapped-core-data",
    .suspect,
    "A part of a Core Data model has no counterpart in a schema description."
  )
  package static let transformableAttribute = FindingCode(
    "transformable-attribute",
    .suspect,
    "The JSON of a transformable attribute is known to its transformer alone."
  )
  package static let leftOutOfJSON = FindingCode(
    "left-out-of-json",
    .remark,
    "A property of a Core Data entity has no key in JSON, and needs none."
  )

  /// Every code that is reported of Core Data models.
  package static let coreDataCodes: [FindingCode] = [
    malformedXML, refusedXML, notCoreDataModel, brokenCoreDataModel, unmappedCoreData,
    transformableAttribute, leftOutOfJSON,
  ]
}
