export { JobOffer } from "./offers/job-offer";
export { jobsJsonLd } from "./offers/json-ld";
