export { canonicalComparisonQuery, differencesParameter, parseComparison } from "./comparison/comparison";
export { canonicalComparisonZipQuery, comparedProducts, comparisonFiles } from "./comparison/files";
