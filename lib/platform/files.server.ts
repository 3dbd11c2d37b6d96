export {
  type Artifact,
  builtFolder,
  builtList,
  type FindArtifact,
  findArtifact,
  type ListedFile,
  publicationsFolder,
  publishedFolder,
  publishedList,
  readListedFiles,
  reloadArtifacts,
  servedFile,
} from "./files/artifacts.server";
export {
  replaceAtomically,
  writeFileAtomically,
  writePublicFileAtomically,
} from "./files/atomic-write.server";
export { isLeftover } from "./files/leftovers";
export { type ServedEntry, zipServedFiles } from "./files/served-zip.server";
export { sourceFile, sourceFileBytes } from "./files/source-files.server";
