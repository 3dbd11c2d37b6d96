import path from "node:path";
import { openDatabase } from "lib/platform/database.server";
import { expect, test } from "vitest";
import { checkWritable } from "~/mailing/check.server";
import { type MailingTables, mailingMigrations } from "~/mailing/tables.server";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { PurgeClock } from "./purge-clock.server";

const hourMs = 3_600_000;
const noon = new Date("2026-11-20T12:00:00Z");
const later = (hours: number) => new Date(noon.getTime() + hours * hourMs);

test("a clock that has jumped ahead erases nothing until a day has shown that it is right (18.16, 28.6)", async () => {
  const file = path.join(newFolder(), "newsletter.sqlite");
  const database = await openDatabase<MailingTables>({ file, migrations: mailingMigrations });
  // As after an earlier release, which wrote to the database but recorded no purge.
  await checkWritable(database, noon);
  const year = 400 * 24;
  expect(await new PurgeClock().doubt(database, later(year), 0)).toBe(400);
  const clock = new PurgeClock();
  expect(await clock.doubt(database, later(1), 0)).toBeNull();
  expect(await clock.doubt(database, later(47), 1 * hourMs)).toBeNull();
  expect(await clock.doubt(database, later(year), 2 * hourMs)).toBe(398);
  // The clock was set back.
  expect(await clock.doubt(database, later(49), 3 * hourMs)).toBeNull();
  expect(await clock.doubt(database, later(year), 4 * hourMs)).toBe(397);
  expect(await clock.doubt(database, later(year + 23), 27 * hourMs)).toBe(398);
  // The clock is right: the site was off for a long time.
  expect(await clock.doubt(database, later(year + 24), 28 * hourMs)).toBeNull();
  // Restarted every night, with two instances.
  const days: (number | null)[] = [];
  for (const day of [4, 5]) {
    const instances = [new PurgeClock(), new PurgeClock()];
    for (let hour = 0; hour < 24; hour += 1)
      for (const [place, instance] of instances.entries())
        days.push(await instance.doubt(database, later(year + 24 * day + hour + place / 2), hour * hourMs));
  }
  expect(days.indexOf(null)).toBe(2 * 24 + 3);
  await database.close();
});
