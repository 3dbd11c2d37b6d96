export { default as fitCheckStyles } from "./check/page/fit-check.css?url";
export { FitCheckBody } from "./check/page/page-body";
export { default as ownVesselStyles } from "./own-vessel/page/own-vessel.css?url";
export { OwnVesselBody } from "./own-vessel/page/page-body";
