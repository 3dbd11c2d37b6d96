import { z } from "zod";
import { readContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";

const sizes = z.record(z.string(), z.object({ width: z.int().positive() }));

/** The finished pictures by their path below `/images/`, without the ending. */
export const pictureSizes = fromContent(
  () => new Map(Object.entries(readContent("image-sizes.json", sizes).data)),
);
