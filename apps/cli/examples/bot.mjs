#!/usr/bin/env node
// A bot for any game of Turnwise in a few lines: it plays the last legal action that it is offered.
//
//     turnwise bot --game senet --against greedy -- node bot.mjs
//
// Every line on standard input is a JSON object with a "type"; so is every line on standard output.
// Standard error is free for your own messages.
import { createInterface } from 'node:readline'

const say = message => process.stdout.write(`${JSON.stringify(message)}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  switch (message.type) {
    case 'hello':
      say({ type: 'hello', name: 'Last Resort' })
      break
    case 'act':
      // message.view is what this seat may know, message.text the same in words,
      // message.deadline the milliseconds that you have to answer.
      say({ type: 'act', id: message.id, action: message.actions.at(-1) })
      break
    case 'refused':
      process.stderr.write(`refused: ${message.reason}\n`)
      break
    // "new-game", "event" and "game-over" need no answer.
  }
}
