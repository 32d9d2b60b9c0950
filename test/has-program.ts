import { spawnSync } from "node:child_process";

export function hasProgram(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}
