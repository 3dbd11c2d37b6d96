import type { Artifact, FindArtifact } from "~/platform/files/artifacts.server";
import type { Product } from "./schema.server";

type Modelled = Pick<Product, "code" | "slug" | "downloads">;

/**
 * URL of a product's BIM file (IFC4), one for all its finishes. The build makes it from the GLB, the site links to it.
 * @returns null for a product without a GLB
 */
export function bimFile({ code, slug, downloads }: Modelled): string | null {
  return downloads.some(({ format }) => format === "glb") ? `/files/bim/${code}-${slug}.ifc` : null;
}

/** A product's BIM file; null until the build has made it. */
export function findBimFile(product: Modelled, findArtifact: FindArtifact): Artifact | null {
  const href = bimFile(product);
  return href === null ? null : findArtifact(href);
}
