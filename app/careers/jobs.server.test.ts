import { expect, test } from "vitest";
import { openJobs } from "./jobs.server";

const cnc = { title: "Operator", from: "2026-11-01", validThrough: "2026-12-31" };
const advisor = { title: "Doradca", from: "2026-11-16", validThrough: "2026-11-30" };
const lodz = { title: "Łącznik", from: "2026-11-16", validThrough: "2027-01-31" };
const jobs = [cnc, lodz, advisor];

test("the newest offer comes first, those of one day by title (1.6)", () => {
  expect(openJobs(jobs, "2026-11-20")).toEqual([advisor, lodz, cnc]);
});

test("an offer is open on its first and on its last day, not before and not after (1.6, 25.3)", () => {
  expect(openJobs(jobs, "2026-11-15")).toEqual([cnc]);
  expect(openJobs(jobs, "2026-11-16")).toContain(advisor);
  expect(openJobs(jobs, "2026-11-30")).toContain(advisor);
  expect(openJobs(jobs, "2026-12-01")).not.toContain(advisor);
});
