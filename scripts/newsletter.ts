/** `npm run newsletter -- export | count | erase <e-mail>`: the subscribers, for operators (behaviour 18.17). */
import { closeNewsletterDatabase, getNewsletterDatabase } from "~/newsletter/store/database.server";
import {
  countSubscribers,
  eraseSubscriber,
  exportSubscribers,
} from "~/newsletter/subscription/subscriber-list.server";

const usage = "Użycie: npm run newsletter -- export | count | erase <e-mail>";

try {
  const [verb, email] = process.argv.slice(2);
  process.exitCode = await run(verb, email);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeNewsletterDatabase();
}

/** @returns the exit code: 0 done, 1 nothing found, 2 wrong arguments */
async function run(verb: string | undefined, email: string | undefined): Promise<number> {
  if (verb === "export") process.stdout.write(await exportSubscribers(await getNewsletterDatabase()));
  else if (verb === "count") {
    const { confirmed, pending, withdrawn } = await countSubscribers(await getNewsletterDatabase());
    console.log(`potwierdzone: ${confirmed}\noczekujące: ${pending}\nwycofane: ${withdrawn}`);
  } else if (verb === "erase" && email) {
    const isErased = await eraseSubscriber(await getNewsletterDatabase(), email);
    console.log(isErased ? "Usunięto wszystkie dane tego adresu." : "Nie znaleziono tego adresu.");
    return isErased ? 0 : 1;
  } else {
    console.error(usage);
    return 2;
  }
  return 0;
}
