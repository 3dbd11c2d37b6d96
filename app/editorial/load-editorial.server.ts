import { getBrand } from "~/platform/brand.server";
import { loadTogether } from "~/platform/content-files.server";
import { listCollections } from "./collections.server";
import { listJobs } from "./jobs.server";
import { getNavigation } from "./navigation.server";
import { latestNews } from "./news.server";
import { listPages } from "./pages.server";
import { listVoivodeships } from "./points-of-sale.server";
import { getQanda } from "./qanda.server";

/**
 * Parses everything that the editors write, so that a mistake stops the start and not a visitor's page.
 * @throws {ContentError} with the mistakes of all files
 */
export function loadEditorial(): void {
  loadTogether<unknown>([
    getBrand,
    getNavigation,
    listPages,
    () => latestNews(1),
    () => listJobs(),
    getQanda,
    listCollections,
    listVoivodeships,
  ]);
}
