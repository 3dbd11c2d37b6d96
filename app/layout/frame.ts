export { ErrorPage, errorName, errorStatus, RouteErrorPage } from "./frame/error-page";
export { Footer } from "./frame/footer";
export { Header } from "./frame/header";
export { MemoryScript } from "./frame/inline-scripts";
