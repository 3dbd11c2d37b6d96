import { currentPartners } from "~/fit/partners.server";
import type { Supply } from "./list/needs";

/** Returns what visitors can currently put on a list, and what fits what. */
export async function getSupply(): Promise<Supply> {
  const partners = await currentPartners();
  return { catalogue: partners.catalogue, partners };
}
