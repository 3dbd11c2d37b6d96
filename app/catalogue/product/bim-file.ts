import type { Artifact, FindArtifact } from "~/platform/files/artifacts.server";
import type { Product } from "./schema.server";

type Modelled = Pick<Product, "code" | "slug" | "downloads">;

/**
 * Returns the URL of a product's BIM file (IFC4), shared by all its finishes. The build generates it from the GLB.
 * @returns null for a product without a GLB
 */
export function bimFile({ code, slug, downloads }: Modelled): string | null {
  return downloads.some(({ format }) => format === "glb") ? `/files/bim/${code}-${slug}.ifc` : null;
}

/** Finds a product's BIM file among the generated files. Returns null until the build has generated the file. */
export function findBimFile(product: Modelled, findArtifact: FindArtifact): Artifact | null {
  const href = bimFile(product);
  return href === null ? null : findArtifact(href);
}
