import { inject } from "vitest";
import { writeToRunFolder } from "./run-folder";

writeToRunFolder(inject("runFolder"));
