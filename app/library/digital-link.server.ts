export { canonicalLinkTypeQuery, resolveDigitalLink } from "./digital-link/resolve.server";
