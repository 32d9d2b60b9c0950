import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { followBack } from "./ui/close-on-back.ts";
import { keepTyped } from "./ui/keep-typed.ts";
import { report } from "./ui/report.ts";

followBack();

const putBack = keepTyped(document);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter onError={report} />, {
    onRecoverableError(cause) {
      report(cause);
      putBack();
    },
  });
});
