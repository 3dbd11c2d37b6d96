export { jobDays, jobSchema, listJobs } from "./offers/jobs.server";
