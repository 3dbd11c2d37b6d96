export { OpeningTimes } from "./opening-hours/times";
