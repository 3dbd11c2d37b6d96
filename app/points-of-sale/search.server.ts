export {
  findPointsOfSale,
  listTowns,
  listVoivodeships,
  pointsOfSaleSchema,
  readPointsOfSale,
} from "./search/points-of-sale.server";
