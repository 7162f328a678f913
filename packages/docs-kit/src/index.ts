export { type ExampleCall, type ExampleResponse, exampleCall, exampleResponse } from "./calls.js";
export { examplesCatalogue } from "./catalogue.js";
export { definedSamples } from "./code-samples.js";
export { commentText, paragraphLines, textLines } from "./comment-lines.js";
export { declaredExample, type ExampleContext, matches } from "./declared.js";
export { type DocBlock, docBlocks, filledWords } from "./doc-blocks.js";
export { argumentTags, type DocExtras, type DocSpelling, type DocTag, docComment, type Notice } from "./doc-comment.js";
export { type DocLine, docLines } from "./doc-lines.js";
export { sdkDocuments } from "./documents.js";
export type { DocumentsSource } from "./documents-source.js";
export { environmentDoc } from "./environment-doc.js";
export { type Direction, type Misfit, misfitOf } from "./fit.js";
export { markdownOfHtml } from "./html.js";
export { describes, type JsonSchema, type SchemaDialect } from "./json-schema/dialect.js";
export { schemaOfDecl, schemaOfType, textKeywords } from "./json-schema/schema.js";
export { licenseFile } from "./license.js";
export { code, fenced, filledLines, plain, prose } from "./markdown.js";
export { optionNotes } from "./option-notes.js";
export { docParagraphs, introductionOf, joinedTexts, shortText } from "./paragraphs.js";
export { readmeDocument } from "./readme/document.js";
export type { ReadmeSection, ReadmeSource, ReadmeView } from "./readme/page.js";
export type { ErrorRow, ExtraSection, ReadmeFacts, ReadmeTexts } from "./readme/texts.js";
export { readmeTexts } from "./readme/texts-file.js";
export { inSentence } from "./readme/written.js";
export { type ReferenceSource, referenceDocument } from "./reference.js";
export { type DocumentedResponse, documentedResponses } from "./responses.js";
export { sampleBaseUrl } from "./sample-client.js";
export { base64Bytes } from "./samples/bytes.js";
export { type SampleContext, sampleCall, shownCall } from "./samples/calls.js";
export { clientSettings, type WireClient, wireClient } from "./samples/client.js";
export { declaredFields, undeclaredMembers } from "./samples/members.js";
export {
  type CallShow,
  callProgram,
  givenType,
  givesNull,
  resultKindOf,
  shownType,
  snippetProgram,
  useOf,
} from "./samples/programs.js";
export {
  type ReadmeContext,
  type ReadmeKey,
  type ReadmePrograms,
  type ReadmeSampleTable,
  readmePrograms,
} from "./samples/readme.js";
export { type DocumentedField, type MethodSample, methodSample } from "./samples/reference.js";
export { momentText } from "./samples/scalars.js";
export { sampleExtra, sampleValue, type ValueModel } from "./samples/values.js";
export { type WireProgram, type WireProgramSuite, wirePrograms } from "./samples/wire.js";
export { type ProgramOf, type ProgramWriters, programWriter } from "./samples/writer.js";
export { SAMPLE_UUID } from "./scalars.js";
export { firstSentence } from "./sentence.js";
export type { ShownClient } from "./snippets/client.js";
export type { SnippetBase, SnippetModel, SnippetPart } from "./snippets/data.js";
export {
  fileText,
  type PrintSnippet,
  type SnippetBackend,
  type SnippetData,
  type SnippetValues,
  snippetPrinter,
} from "./snippets/print.js";
export { type PrintedSdk, snippetBase, snippetModel, snippetPart } from "./snippets/slice.js";
export { isSnippetsFile, operationSnippets, type SnippetSource, snippetCode, snippetsFile } from "./snippets-file.js";
export { render, spelledView, type View, xmlText } from "./templates.js";
export { exampleValue, type ValuePlace } from "./values.js";
export { type WireCase, type WireReply, type WireResult, wireCase, wireName } from "./wire/case.js";
export { appliedSchemes } from "./wire/credentials.js";
export { type Pair, type PairStyle, pairsOf, segmentOf } from "./wire/pairs.js";
export { isPairs, type WireBody, type WireField, type WireRequest, wireRequest } from "./wire/request.js";
export { paramsText, rpcRequest } from "./wire/rpc.js";
export { hasWireTests, runtimeHelpers, type WireRefusal } from "./wire/suites.js";
export { workflowFiles } from "./workflows/files.js";
