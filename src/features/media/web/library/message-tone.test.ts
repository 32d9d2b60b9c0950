import { expect, test } from "vitest";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import { mediaMessages } from "../../../../contract/media/calls.ts";
import { messageTone } from "./message-tone.ts";

test("a message of success is green, every other is red", () => {
  const { logo_uploaded, banner_uploaded, frame_saved, video_added, medium_deleted, medium_saved } = dashboardMessages;
  const good = [logo_uploaded, banner_uploaded, frame_saved, video_added, medium_deleted, medium_saved, "Success!"];
  for (const text of good) expect(messageTone(text)).toBe("good");
  const { delete_failed, video_failed } = mediaMessages;
  for (const text of [delete_failed, video_failed, "File size must be less than 10MB"])
    expect(messageTone(text)).toBe("bad");
});
