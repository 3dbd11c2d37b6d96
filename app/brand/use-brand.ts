import { useRouteLoaderData } from "@remix-run/react";
import type { Feature } from "./features.server";

/** Features that the brand goes without; undefined if it has all. */
export type MissingFeatures = { missingFeatures?: Feature[] | undefined };

/** What the root loader says about the brand; undefined only if that loader failed. */
function useRootData() {
  return useRouteLoaderData("root") as (MissingFeatures & { brand: { name: string } }) | undefined;
}

/** Returns the function by which a component asks for a feature before it links to it. */
export function useHasFeature(): (feature: Feature) => boolean {
  const missing = useRootData()?.missingFeatures;
  return (feature) => !missing?.includes(feature);
}

export function useBrandName(): string {
  return useRootData()?.brand.name ?? "";
}
