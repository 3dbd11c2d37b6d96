export { makePictures, processInbox } from "./pictures/inbox";
