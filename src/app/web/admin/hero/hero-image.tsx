import ImageUp from "lucide/dist/esm/icons/image-up.mjs";
import { useRef, useState, type ChangeEvent } from "react";
import { adminMessages } from "../../../../contract/admin-messages.ts";
import { fileMessages } from "../../../../contract/file-messages.ts";
import * as limits from "../../../../contract/limits.ts";
import { callApi } from "../../../../features/accounts/web/call-api.ts";
import { uploadFiles } from "../../../../features/media/web/upload-file.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FormPart } from "../../../../ui/form-part.tsx";
import { OutOfSight } from "../../../../ui/out-of-sight.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import text from "../../../../ui/text.module.css";
import styles from "../room-form.module.css";

const failed = "Please check your connection and try again.";

interface HeroImageProps {
  /** Empty while the standard picture stands. */
  url: string;
  onChanged: (imageUrl: string) => void;
}

/** The picture behind the title: another one, or the standard one again. It is kept as soon as it is uploaded. */
export function HeroImage({ url, onChanged }: HeroImageProps) {
  const { percent, isResetting, error, upload, reset } = useHeroImage(onChanged);
  const chooser = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (file) void upload(file);
  }
  return (
    <FormPart title="Background image" lead="Recommended 1920x600, JPG, PNG or WebP. It is shown at once.">
      <div className={styles.form}>
        <div className={text.actions}>
          <Button variant="outline" icon={ImageUp} busy={percent !== null} onClick={() => chooser.current?.click()}>
            Upload image
          </Button>
          {url !== "" && (
            <Button variant="quiet" busy={isResetting} onClick={() => void reset()}>
              Use the standard picture
            </Button>
          )}
          <OutOfSight>
            <input
              ref={chooser}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-label="Background image file"
              tabIndex={-1}
              onChange={choose}
            />
          </OutOfSight>
        </div>
        {percent !== null && <ProgressBar label="Uploading the picture" percent={percent} />}
        {error !== null && (
          <Banner tone="bad" announce>
            {error}
          </Banner>
        )}
      </div>
    </FormPart>
  );
}

function useHeroImage(onChanged: (imageUrl: string) => void) {
  const toast = useToast();
  const [percent, setPercent] = useState<number | null>(null);
  const [isResetting, setIsResetting] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function upload(file: File) {
    if (file.size > limits.image_bytes_max)
      return setError(adminMessages.hero_upload_failed(fileMessages.file_too_large));
    setError(null);
    setPercent(0);
    const outcome = await uploadFiles<{ imageUrl: string }>("/api/settings/hero-image", "hero", [file], {
      failed,
      onProgress: setPercent,
    });
    setPercent(null);
    if (!outcome.ok) return setError(adminMessages.hero_upload_failed(outcome.error));
    onChanged(outcome.body.imageUrl);
    toast("The picture stands on the front page.", undefined, { tone: "good" });
  }

  async function reset() {
    setIsResetting(true);
    setError(null);
    const body = { settings: { hero_image_url: "" } };
    const outcome = await callApi<unknown>("/api/settings", { method: "PUT", as: "provider", body, failed });
    setIsResetting(false);
    if (!outcome.ok) return setError(adminMessages.hero_save_failed(outcome.error));
    onChanged("");
    toast("The standard picture stands on the front page again.");
  }
  return { percent, isResetting, error, upload, reset };
}
