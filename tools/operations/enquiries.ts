/**
 * `npm run enquiries -- export | count | erase <e-mail or phone>`: exports, counts or erases questions about projects
 * (behaviour 28.6).
 */
import { pipeline } from "node:stream/promises";
import { eraseEnquiriesOf } from "~/enquiries/erase.server";
import { countEnquiries, exportEnquiries } from "~/enquiries/export.server";
import { closeMailingDatabase } from "~/mailing/database.server";
import { existingDatabase } from "./store/existing-database";

const usage = "Użycie: npm run enquiries -- export | count | erase <e-mail albo telefon>";

/** @returns the exit code: 0 for success, 1 if nothing was found, 2 for wrong arguments */
export async function run([verb, person]: string[]): Promise<number> {
  try {
    return await act(verb, person);
  } finally {
    await closeMailingDatabase();
  }
}

async function act(verb: string | undefined, person: string | undefined): Promise<number> {
  if (verb === "export")
    await pipeline(exportEnquiries(await existingDatabase()), process.stdout, { end: false });
  else if (verb === "count") console.log(`zapytania: ${await countEnquiries(await existingDatabase())}`);
  else if (verb === "erase" && person) {
    const erased = await eraseEnquiriesOf(await existingDatabase(), person);
    console.log(erased > 0 ? `Usunięto zapytania: ${erased}.` : "Nie znaleziono takich zapytań.");
    return erased > 0 ? 0 : 1;
  } else {
    console.error(usage);
    return 2;
  }
  return 0;
}
