import { getBrand } from "~/content/brand.server";
import { loadTogether } from "~/content/files.server";
import { listJobs } from "~/editorial/careers/jobs.server";
import { listCollections } from "~/editorial/collections/collections.server";
import { getNavigation } from "~/editorial/menus/menus.server";
import { latestNews } from "~/editorial/news/news.server";
import { listPages } from "~/editorial/pages/pages.server";
import { listVoivodeships } from "~/editorial/points-of-sale/points-of-sale.server";
import { getQanda } from "~/editorial/questions/questions.server";

/**
 * Parses all editorial content, so that a content issue fails the startup instead of a visitor's request.
 * @throws {ContentError} with the issues of all files
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
