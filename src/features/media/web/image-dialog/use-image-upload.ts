import { useEffect, useRef, useState } from "react";
import { uploadFiles } from "../../../../client/call/upload-file.ts";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import { imageRoles, type ImageRole } from "./image-roles.ts";
import { done_ms, displayedProgress, step_ms } from "./upload-progress.ts";

export type ImageUploadState =
  | { stage: "idle"; error: string | null }
  | { stage: "uploading"; percent: number; isSent: boolean }
  | { stage: "done" };

const idle: ImageUploadState = { stage: "idle", error: null };

type UploadEvents = {
  onUploaded: (message: string) => void;
  onSignedOut: () => void;
};

/** One upload at a time, with its progress [media-12]. */
export function useImageUpload(role: ImageRole, { onUploaded, onSignedOut }: UploadEvents) {
  const [state, setState] = useState<ImageUploadState>(idle);
  const activeUpload = useRef<AbortController | null>(null);
  useEffect(() => () => activeUpload.current?.abort(), []);

  async function start(makeFile: () => Promise<File>, after?: () => Promise<unknown>): Promise<void> {
    const work = new AbortController();
    const { signal } = work;
    activeUpload.current = work;
    const outcome = await send(role, makeFile, signal, setState);
    if (outcome.error !== null && outcome.is_signed_out) onSignedOut();
    if (outcome.error === null) await after?.();
    if (signal.aborted) return;
    if (outcome.error !== null) return setState({ stage: "idle", error: outcome.error });
    setState({ stage: "done" });
    const closing = setTimeout(() => onUploaded(outcome.message), done_ms);
    signal.addEventListener("abort", () => clearTimeout(closing));
  }

  function stop() {
    activeUpload.current?.abort();
    setState(idle);
  }

  return { state, start, stop, fail: (error: string) => setState({ stage: "idle", error }) };
}

type Outcome = { error: null; message: string } | { error: string; is_signed_out?: boolean };

async function send(
  role: ImageRole,
  makeFile: () => Promise<File>,
  signal: AbortSignal,
  announce: (state: ImageUploadState) => void,
): Promise<Outcome> {
  const began = Date.now();
  let sent = 0;
  const show = () => {
    if (signal.aborted) return;
    announce({ stage: "uploading", percent: displayedProgress(Date.now() - began, sent), isSent: sent === 100 });
  };
  show();
  const clock = setInterval(show, step_ms);
  try {
    const file = await makeFile();
    const outcome = await uploadFiles(imageRoles[role].words, role, [file], {
      failed: dashboardMessages.image_upload_failed,
      onProgress(percent) {
        sent = percent;
        show();
      },
      signal,
    });
    if (!outcome.ok) return { error: outcome.error, is_signed_out: outcome.code === "sign_in_required" };
    return { error: null, message: outcome.body.message ?? dashboardMessages[`${role}_uploaded`] };
  } catch (cause) {
    console.info("The picture could not be cut.", cause);
    return { error: dashboardMessages.file_unreadable };
  } finally {
    clearInterval(clock);
  }
}
