import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFoundInPlace } from "~/delivery/unknown-path.server";

export function loader({ request }: LoaderFunctionArgs) {
  notFoundInPlace(request);
}

export default function ProductPage() {
  return null;
}
