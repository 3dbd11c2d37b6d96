export { type Chapter, planPrintedCatalogue } from "./printed-catalogue/plan";
export { CatalogueDownload, CatalogueReader, type ReaderChapter } from "./printed-catalogue/reader";
