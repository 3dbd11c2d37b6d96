export {
  findPointsOfSale,
  listVoivodeships,
  pointsOfSaleSchema,
  readPointsOfSale,
} from "./search/points-of-sale.server";
