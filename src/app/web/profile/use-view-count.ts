import { useEffect } from "react";
import { apiAddress } from "../../../client/api-address.ts";
import { pathOf } from "../../../client/path-of.ts";
import type { Visitor } from "../../../client/session.ts";
import { viewProfile } from "../../../contract/providers/view-words.ts";
import { isOwn } from "./profile-eyes.ts";

/** Who leaves sooner has not looked, and until then the page knows who looks. */
const look_ms = 2_000;

/** Has a look at a published profile counted, without a cookie or a word of who looks; not its owner's or an admin's. */
export function useViewCount(visitor: Visitor, id: string, isPublished: boolean): void {
  const isInside =
    isOwn(visitor, id) || (visitor.kind === "provider" && (visitor.isSuperAdmin || visitor.impersonated));
  useEffect(() => {
    if (isInside || !isPublished) return;
    const timer = setTimeout(() => navigator.sendBeacon(apiAddress(pathOf(viewProfile, { id }))), look_ms);
    return () => clearTimeout(timer);
  }, [isInside, isPublished, id]);
}
