import { inject } from "vitest";
import { standInFixture } from "./run-folder";

standInFixture(inject("runFolder"));
