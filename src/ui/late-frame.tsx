import type { ComponentProps } from "react";
import { PageFrame } from "./page-frame.tsx";
import { useFocusHeld } from "./use-focus-held.ts";

/** The frame of a page whose content is fetched for who is signed in: as it arrives, the focus below it stays on the screen. */
export function LateFrame(props: Omit<ComponentProps<typeof PageFrame>, "ref">) {
  return <PageFrame {...props} ref={useFocusHeld()} />;
}
