import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { followBack } from "./ui/overlay/close-on-back.ts";
import type { Control } from "./ui/overlay/put-back.ts";
import { reportClientError } from "./ui/report.ts";

followBack();

const before = [...document.querySelectorAll<Control>("input, textarea, select")];

startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={reportClientError} />, {
    onRecoverableError(cause) {
      reportClientError(cause);
      // loaded on demand: few pages need it
      import("./ui/overlay/put-back.ts").then(({ putBack }) => putBack(document, before), reportClientError);
    },
  });
});
