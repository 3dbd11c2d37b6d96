/**
 * `npm run enquiries -- export | count | erase <e-mail or phone>`: exports, counts or erases questions about projects
 * (behaviour 28.6).
 */
import { pipeline } from "node:stream/promises";
import { eraseEnquiriesOf } from "~/enquiries/erase.server";
import { countEnquiries, exportEnquiries } from "~/enquiries/export.server";
import { verbsOf } from "./store/existing-database";

export const run = verbsOf("enquiries -- export | count | erase <e-mail albo telefon>", {
  export: (database) => pipeline(exportEnquiries(database), process.stdout, { end: false }),
  count: async (database) => console.log(`zapytania: ${await countEnquiries(database)}`),
  async erase(database, person) {
    const erased = await eraseEnquiriesOf(database, person);
    console.log(erased > 0 ? `Usunięto zapytania: ${erased}.` : "Nie znaleziono takich zapytań.");
    return erased > 0;
  },
});
