export { PointOfSaleCard } from "./page/card";
export { PointOfSaleFilter, resultsId } from "./page/filter";
export { PolandMap } from "./page/poland-map";
export { default as polandMapStyles } from "./page/poland-map.css?url";
export { dotsOnMap } from "./page/poland-outlines";
