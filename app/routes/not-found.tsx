import { json, type MetaFunction } from "@remix-run/node";
import { ErrorPage, errorName } from "~/layout/error-page";

export const meta: MetaFunction = () => [
  { title: `404 – ${errorName(404)}` },
  { name: "robots", content: "noindex" },
];

/** The not-found page has its own URL (behaviour 1.23), but still responds with status 404. */
export function loader() {
  return json(null, { status: 404 });
}

export default function NotFoundPage() {
  return <ErrorPage status={404} />;
}
