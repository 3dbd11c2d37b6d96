export { withoutDrafts } from "./files/drafts";
export {
  ContentError,
  type ContentFile,
  type ContentIssue,
  contentDir,
  hasContent,
  issueLine,
  issuesOf,
  listContent,
  loadTogether,
  parseContent,
  readContent,
  readEvery,
  readOptionalContent,
  readParsed,
} from "./files/files.server";
export { contentFingerprint, editedContent, listContentFiles } from "./files/fingerprint.server";
export { loadTaken, takeContent } from "./files/prepared.server";
export { fieldReason, missingFieldReason } from "./files/reasons.server";
export { slugOfFile } from "./files/slug-of-file.server";
export { keepSources } from "./files/source.server";
