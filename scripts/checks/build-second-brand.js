import { secondBrand } from "./second-brand.js";

secondBrand();
