import { useRouteLoaderData } from "@remix-run/react";
import type { Feature } from "./features.server";

/** Features that the brand goes without, as the root loader sends them; undefined if it has all. */
export type MissingFeatures = { missingFeatures?: Feature[] | undefined };

/** Returns the function by which a component asks for a feature before it links to it. */
export function useHasFeature(): (feature: Feature) => boolean {
  const site = useRouteLoaderData("root") as MissingFeatures | undefined;
  return (feature) => !site?.missingFeatures?.includes(feature);
}
