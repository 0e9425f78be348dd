export { LinkError, makeLinkText, parseLinkText, readFragment, writeFragment } from "./link.js";
export type { LinkErrorCode, SharedGame } from "./link.js";
