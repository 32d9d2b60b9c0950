import { useEffect, useMemo, useState } from "react";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import { LightboxViewer, type LightboxSlide } from "../../../ui/overlay/lightbox-viewer.tsx";
import type { ConversationSource } from "./source.ts";

interface FilesViewerProps {
  source: ConversationSource;
  files: readonly MessageFile[];
  index: number;
  onClose: () => void;
}

/** Fetches the pressed picture first. */
export function FilesViewer({ source, files, index, onClose }: FilesViewerProps) {
  const [opened] = useState({ source, files, index });
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const { source: from, files: all, index: at } = opened;
    const made: string[] = [];
    let isCurrent = true;
    async function fetchAll() {
      for (const { id } of [...all.slice(at), ...all.slice(0, at)]) {
        if (!isCurrent) return;
        const outcome = await from.fetch(id);
        if (!isCurrent || !outcome.ok) continue;
        const url = URL.createObjectURL(outcome.body);
        made.push(url);
        setUrls((now) => ({ ...now, [id]: url }));
      }
    }
    void fetchAll();
    return () => {
      isCurrent = false;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [opened]);
  const slides = useMemo(() => opened.files.map((file) => slideOf(file, urls[file.id])), [opened, urls]);
  return <LightboxViewer slides={slides} index={index} onClose={onClose} />;
}

function slideOf({ name, picture }: MessageFile, url: string | undefined): LightboxSlide {
  const { width = 1, height = 1, widths = [], placeholder = "" } = picture ?? {};
  const widest = widths.at(-1) ?? width;
  const size = { width: widest, height: Math.round((widest * height) / width) };
  return { kind: "picture", src: url ?? placeholder, alt: name, caption: name, ...size };
}
