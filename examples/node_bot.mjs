// A bot in JavaScript: it takes the first legal word, and answers with the bare word.
//
//     smallcouncil match "program:node examples/node_bot.mjs" random --games 20
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "decide") console.log(message.legal[0]);
}
