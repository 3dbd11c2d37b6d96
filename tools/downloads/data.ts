export { dataPaths } from "./data/open-data";
