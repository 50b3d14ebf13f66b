"""Verifies a Turnwise record (.turnwise.json) as docs/fairness.md describes it, without a line of Turnwise's own code.

    python3 turnwise_verify.py match.turnwise.json --key KEY --seed-hash HASH --require draws,seed,order

Checks commitments, draws, order, consent, time and signature; it does not know the rules of the games. Exits with 0 if nothing is
refuted and everything that --require names is proven. Python 3.8 or later, standard library only.
"""

import argparse
import base64
import hashlib
import json
import re
import sys

PARTS = ("draws", "seed", "order", "consent", "time", "server")
# What throws are weighted with: game, type of the action, its drawn field, option, and for each value of it the weights of 1, 2, 3 ...
THROWS = {("senet", "throw"): ("value", "throws", {"sticks": (4, 6, 4, 1, 1), "uniform": (1, 1, 1, 1, 1)})}


class Refuted(Exception):
    """The record cannot be what it says."""


# --- texts and digests


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def js_number(number):
    """A number as JSON.stringify of ECMAScript writes it."""
    if isinstance(number, int):
        if abs(number) <= 2**53:
            return str(number)
        number = float(number)
    if number == 0:
        return "0"
    digits, exponent = re.fullmatch(r"-?([\d.]+)e([+-]\d+)", "%.16e" % number).groups()
    shortest = next(text for text in ("%.*e" % (n, number) for n in range(17)) if float(text) == number)
    digits, exponent = re.fullmatch(r"-?([\d.]+)e([+-]\d+)", shortest).groups()
    digits, point = digits.replace(".", ""), int(exponent) + 1
    digits = digits.rstrip("0") or "0"
    sign = "-" if number < 0 else ""
    if len(digits) <= point <= 21:
        return sign + digits + "0" * (point - len(digits))
    if 0 < point <= 21:
        return sign + digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    rest = "." + digits[1:] if len(digits) > 1 else ""
    return "%s%s%se%s%d" % (sign, digits[0], rest, "+" if point > 0 else "-", abs(point - 1))


def js_string(text):
    quoted = json.dumps(text, ensure_ascii=False)
    return re.sub("[\ud800-\udfff]", lambda found: "\\u%04x" % ord(found.group()), quoted)


def canonical(value):
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, (int, float)):
        return js_number(value)
    if isinstance(value, str):
        return js_string(value)
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
    return "{" + ",".join(js_string(key) + ":" + canonical(value[key]) for key in keys) + "}"


# --- the generator

WORD = 0xFFFFFFFF
CONSTANTS = (0x61707865, 0x3120646E, 0x79622D36, 0x6B206574)


def rotated(word, by):
    return ((word << by) | (word >> (32 - by))) & WORD


def chacha8(key, counter):
    x = list(CONSTANTS) + list(key) + list(key) + list(counter)
    columns = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
    diagonals = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
    for _ in range(4):
        for a, b, c, d in columns + diagonals:
            for to, by, turned, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[by]) & WORD
                x[turned] = rotated(x[turned] ^ x[to], bits)
    return tuple((x[i] + CONSTANTS[i]) & WORD for i in range(4))


def stream(seed, purpose):
    """The key of the stream that a seed has for a purpose."""
    raw = (purpose + "\0" + seed).encode("utf-16-le", "surrogatepass")
    units = [raw[i] | raw[i + 1] << 8 for i in range(0, len(raw), 2)]
    key = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344)
    for at in range(0, len(units) + 1, 6):
        six = (units[at : at + 6] + [0] * 6)[:6]
        key = chacha8(key, [six[i] | six[i + 1] << 16 for i in (0, 2, 4)] + [len(units)])
    return key


def fraction(key, position):
    first, second, _, _ = chacha8(key, (position & WORD, position >> 32, 0, 0))
    return ((first >> 5) * 67108864 + (second >> 6)) * 2.0**-53


def drawn(key, position, weights):
    """Which of the weights is drawn, from 0."""
    left = fraction(key, position) * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return len(weights) - 1


# --- Ed25519 (RFC 8032)

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]), (p[1] + p[0]) * (q[1] + q[0])
    c, d = 2 * p[3] * q[3] * D, 2 * p[2] * q[2]
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(scalar, point):
    result = (0, 1, 1, 0)
    while scalar > 0:
        if scalar & 1:
            result = add(result, point)
        point, scalar = add(point, point), scalar >> 1
    return result


def x_of(y, is_odd):
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if y >= P or (x * x - square) % P or (x == 0 and is_odd):
        raise ValueError("not a point")
    return P - x if x % 2 != is_odd else x


def decode_point(data):
    number = int.from_bytes(data, "little")
    y, is_odd = number & (2**255 - 1), number >> 255
    x = x_of(y, is_odd)
    return x, y, 1, x * y % P


def encode_point(point):
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE = (x_of(BASE_Y, 0), BASE_Y, 1, x_of(BASE_Y, 0) * BASE_Y % P)


def unbase64(text):
    if re.fullmatch(r"[\w-]*", text, re.ASCII) is None:
        raise ValueError("not base64url")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_signed(key, text, signature):
    try:
        public, signed = unbase64(key), unbase64(signature)
        if len(public) != 32 or len(signed) != 64:
            return False
        a = decode_point(public)
        s = int.from_bytes(signed[32:], "little")
        if s >= L:
            return False
        k = int.from_bytes(hashlib.sha512(signed[:32] + public + text.encode("utf-8")).digest(), "little") % L
        minus_a = (P - a[0], a[1], 1, P - a[3])
        return encode_point(add(times(s, BASE), times(k, minus_a))) == signed[:32]
    except ValueError:
        return False


# --- the form of a record

RECORD = {"format", "game", "version", "seed", "options", "players", "entries"}
ENTRIES = {
    "action": ({"seat", "action"}, {"chance"}),
    "undo": ({"seat", "to"}, set()),
    "set-state": ({"state"}, set()),
    "end": ({"seat", "reason", "winners"}, set()),
    "timeout": ({"seat"}, set()),
    "offer": ({"seat", "offer"}, set()),
    "answer": ({"seat", "offer", "accept"}, set()),
    "seed": ({"step"}, {"left_out"}),
    "commit": ({"seat", "hash"}, set()),
    "reveal": ({"seat", "part"}, set()),
}
MOST_COMMITS = 5


def fields(value, needed, allowed, what):
    if not isinstance(value, dict):
        raise Refuted("%s is no object" % what)
    if not set(needed) <= set(value) <= set(needed) | set(allowed):
        raise Refuted("%s has other fields" % what)


def is_count(value):
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**53


def check_form(record):
    fields(record, RECORD, {"salt", "seed_hash", "receipt"}, "the record")
    if record["format"] != 1 or ("salt" in record) != ("seed_hash" in record):
        raise Refuted("the record is of another format")
    players, entries = record["players"], record["entries"]
    for player in players:
        fields(player, {"name"}, {"bot"}, "a player")
    for index, entry in enumerate(entries):
        kind = entry.get("kind") if isinstance(entry, dict) else None
        if kind not in ENTRIES:
            raise Refuted("entry %d is of an unknown kind" % (index + 1))
        needed, allowed = ENTRIES[kind]
        fields(entry, needed | {"seq", "kind"}, allowed, "entry %d" % (index + 1))
        if entry["seq"] != index + 1:
            raise Refuted("entry %d is missing" % (index + 1))
        if "seat" in needed and not (is_count(entry["seat"]) and entry["seat"] < len(players)):
            raise Refuted("entry %d is of no seat" % entry["seq"])
        if kind == "undo" and not (is_count(entry["to"]) and entry["to"] < entry["seq"]):
            raise Refuted("entry %d goes back to nowhere" % entry["seq"])
        if entry.get("chance", "drawn") not in ("drawn", "given"):
            raise Refuted("entry %d has another chance" % entry["seq"])
    receipt = record.get("receipt")
    if receipt is not None:
        names = {"match_id", "created_at", "clock", "times", "seats", "server", "signature"}
        fields(receipt, names, (), "the receipt")
        if len(receipt["times"]) != len(entries) or len(receipt["seats"]) != len(players):
            raise Refuted("the receipt is of another log")


# --- the parts


class Log:
    """Where the entries lead: for each moment the entry that made its position, what was before it, and how much was drawn."""

    def __init__(self, entries):
        self.entries, self.after, self.before, self.draws, self.made = entries, [0], [0], [0], 0
        for entry in entries:
            now = self.after[-1]
            is_action = entry["kind"] == "action"
            self.before.append(now)
            self.draws.append(self.draws[now] + (1 if is_action and "chance" in entry else 0))
            if entry["kind"] == "seed" and entry["step"] != "closed":
                self.after.append(entry["seq"])
                self.made = entry["seq"]
            elif entry["kind"] == "undo":
                self.check_way(entry, now)
                self.after.append(self.after[entry["to"]])
            else:
                self.after.append(entry["seq"] if is_action or entry["kind"] == "set-state" else now)

    def check_way(self, entry, position):
        while position > entry["to"]:
            position = self.before[position]
        if position != entry["to"] or position < self.made:
            raise Refuted("entry %d goes back to where the match never was" % entry["seq"])

    def undo_target(self, seat, moment):
        position = self.after[moment]
        while position > 0:
            entry = self.entries[position - 1]
            if entry["kind"] == "action" and entry["seat"] == seat:
                return self.before[position]
            position = self.before[position]
        return None


def hash_part(seed_hash, seat, part):
    return sha256("turnwise part 1\n%s\n%d\n%s" % (seed_hash, seat, part))


def made_seed(record):
    """What is drawn from: the seed of the record, or what the players have made of it; and which seats have given a part."""
    step, commits, parts, count = None, {}, {}, {}
    seats, seed_hash = range(len(record["players"])), record.get("seed_hash")
    seed = record["seed"]
    for entry in record["entries"]:
        kind, seat, wrong = entry["kind"], entry.get("seat"), "entry %d does not belong there" % entry["seq"]
        if kind == "seed":
            left_out = entry.get("left_out", [])
            before = {"asked": None, "closed": "asked", "made": "closed"}[entry["step"]]
            is_first = entry["step"] == "asked"
            if step != before or is_first != (entry["seq"] == 1) or ("left_out" in entry and entry["step"] != "made"):
                raise Refuted(wrong)
            if seed_hash is None or any(one not in seats or one in parts for one in left_out):
                raise Refuted(wrong)
            if entry["step"] == "made":
                if any(one not in parts and one not in left_out for one in commits):
                    raise Refuted("a seat has committed to a part that is neither there nor said to be left out")
                rows = "".join(parts.get(one, "-") + "\n" for one in seats)
                seed = sha256("turnwise seed 1\n%s\n%s\n%s" % (seed_hash, seed, rows))
            step = entry["step"]
        elif kind == "commit":
            count[seat] = count.get(seat, 0) + 1
            is_repeated = any(known == entry["hash"] for one, known in commits.items() if one != seat)
            if step != "asked" or is_repeated or count[seat] > MOST_COMMITS or not re.fullmatch("[0-9a-f]{64}", entry["hash"]):
                raise Refuted(wrong)
            commits[seat] = entry["hash"]
        elif kind == "reveal":
            if step != "closed" or seat in parts or not re.fullmatch("[0-9a-f]{64}", entry["part"]):
                raise Refuted(wrong)
            if commits.get(seat) != hash_part(seed_hash, seat, entry["part"]):
                raise Refuted("entry %d is not what seat %d has committed to" % (entry["seq"], seat))
            parts[seat] = entry["part"]
        elif kind in ("action", "undo", "set-state") and step in ("asked", "closed"):
            raise Refuted("entry %d was played before the seed was made" % entry["seq"])
    return seed, sorted(parts)


def examine_draws(record, log):
    entries = record["entries"]
    key = stream(made_seed(record)[0], "chance")
    claimed = []
    for entry in entries:
        if entry["kind"] == "set-state" or entry.get("chance") == "given":
            claimed.append(entry["seq"])
        known = THROWS.get((record["game"], entry["action"].get("type"))) if entry["kind"] == "action" else None
        if known is None:
            if entry.get("chance") == "drawn":
                raise Refuted("nothing is drawn at entry %d" % entry["seq"])
            continue
        field, option, tables = known
        if "chance" not in entry:
            raise Refuted("entry %d does not say that it was drawn" % entry["seq"])
        if entry["chance"] == "drawn":
            weights = tables[record["options"].get(option, next(iter(tables)))]
            position = log.draws[log.after[entry["seq"] - 1]]
            if entry["action"].get(field) != drawn(key, position, weights) + 1:
                raise Refuted("the seed draws something else at entry %d" % entry["seq"])
    if claimed:
        return "claimed", "a host has decided at entry %s" % claimed[0]
    return "proven", "every draw follows from the seed"


def examine_seed(record, server, seed_hash):
    committed = record.get("seed_hash")
    if seed_hash is not None and seed_hash.lower() != committed:
        raise Refuted("its hash is %s" % committed)
    if committed is None:
        return "claimed", "nobody has committed to it"
    if sha256(record["salt"] + ":" + record["seed"]) != committed:
        raise Refuted("it is not the one that was committed to")
    receipt = record.get("receipt")
    if receipt is not None:
        sat = max(next((one["seq"] for one in seat if "open" not in one), 0) for seat in receipt["seats"])
        if any("chance" in entry for entry in record["entries"][:sat]):
            return "claimed", "draws were made before every seat was taken"
    seats = made_seed(record)[1]
    by = "by the server and seats %s" % seats if seats else "by the server alone"
    if seed_hash is not None or server[0] == "proven":
        return "proven", "it was committed to before the first action, made " + by
    return "claimed", "the record says that it was committed to"


def examine_order(record, server):
    receipt = record.get("receipt")
    if receipt is None:
        return "claimed", "who played what is what the file says"
    for player, changes in zip(record["players"], receipt["seats"]):
        if not changes or changes[0]["seq"] != 0 or changes[-1]["seq"] > len(record["entries"]):
            raise Refuted("a seat has no beginning")
        if (changes[-1]["name"], changes[-1].get("bot")) != (player["name"], player.get("bot")):
            raise Refuted("%s does not hold that seat" % player["name"])
    return server[0], "names, joins, entries and times as signed" if server[0] == "proven" else server[1]


def is_bot(record, seat, moment):
    receipt = record.get("receipt")
    held = [one for one in receipt["seats"][seat] if one["seq"] <= moment] if receipt else [record["players"][seat]]
    return "bot" in held[-1]


def examine_consent(record, log, server):
    """An undo is agreed to by all, or of one's own last action where nothing was drawn; the rules would say whether more was revealed."""
    offer, accepted, unsure, seats = None, set(), [], range(len(record["players"]))
    for entry in record["entries"]:
        moment, kind, seat = entry["seq"] - 1, entry["kind"], entry.get("seat")
        agrees = all(other in accepted and not is_bot(record, other, moment) for other in seats if other != seat)
        if kind == "undo":
            last = record["entries"][log.after[moment] - 1] if log.after[moment] > 0 else None
            is_own = last is not None and last["kind"] == "action" and last["seat"] == seat and "chance" not in last
            if offer == ("undo", seat) and agrees and entry["to"] == log.undo_target(seat, moment):
                pass
            elif is_own and entry["to"] == log.before[log.after[moment]]:
                unsure.append(entry["seq"])
            elif "receipt" in record:
                raise Refuted("entry %d takes back what others had to agree to" % entry["seq"])
            else:
                unsure.append(entry["seq"])
        if kind == "end" and entry["reason"] == "agreed-draw" and not (offer == ("draw", seat) and len(accepted) == len(seats) - 1):
            raise Refuted("nobody agreed to the draw at entry %d" % entry["seq"])
        if kind == "offer":
            offer, accepted = (entry["offer"], seat), set()
        elif kind == "answer" and entry["accept"] and offer is not None and offer[0] == entry["offer"]:
            accepted.add(seat)
        else:
            offer, accepted = None, set()
    if unsure:
        return "claimed", "entry %d was taken back alone: the rules say whether it revealed anything" % unsure[0]
    return server[0], "everything taken back was agreed to" if server[0] == "proven" else server[1]


def examine_time(record, server):
    out = [one for one in record["entries"] if one["kind"] == "timeout" or one.get("reason") == "timeout"]
    receipt = record.get("receipt")
    if not out:
        return server[0], "nobody ran out of time" if server[0] == "proven" else server[1]
    if receipt is None:
        return "claimed", "no server has signed the times"
    clock, acted = receipt["clock"], [one["seq"] for one in record["entries"] if one["kind"] == "action"]
    for entry in out:
        start = [receipt["times"][seq - 1] for seq in acted if seq < entry["seq"]][:1]
        least = 0 if clock is None else 1000 * clock["seconds" if clock["kind"] == "move" else "initial"]
        if clock is None or not start or receipt["times"][entry["seq"] - 1] - start[0] < least:
            raise Refuted("no clock had run out at entry %d" % entry["seq"])
    return "claimed", "the clock of entry %d depends on whose turn it was, which the rules say" % out[0]["seq"]


def receipt_text(record):
    receipt = record["receipt"]
    link = sha256("turnwise log 1\n" + receipt["match_id"])
    for entry, at in zip(record["entries"], receipt["times"]):
        link = sha256("%s\n%s\n%s" % (link, js_number(at), canonical(entry)))
    said = {name: receipt[name] for name in ("match_id", "created_at", "clock", "seats", "server")}
    said.update({name: record[name] for name in ("game", "version", "options", "players")})
    said["seed_hash"] = record.get("seed_hash")
    said["seq"] = len(record["entries"])
    said["head"] = sha256("turnwise head 1\n%s\n%s" % (record.get("salt", ""), link))
    return "turnwise receipt 1\n" + canonical(said)


def examine_server(record, key):
    receipt = record.get("receipt")
    if receipt is None:
        return "claimed", "no server has signed it"
    if not is_signed(receipt["server"], receipt_text(record), receipt["signature"]):
        raise Refuted("the signature is not of what the record says")
    if key is None:
        return "claimed", "signed with the key %s; whose key that is was not checked" % receipt["server"]
    if key != receipt["server"]:
        raise Refuted("signed with the key %s" % receipt["server"])
    return "proven", "signed with the key %s" % key


def examine(record, key=None, seed_hash=None):
    """For each part whether it is proven, claimed or refuted, and why."""

    def found(look, *known):
        try:
            return look(record, *known)
        except Refuted as error:
            return "refuted", str(error)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            return "refuted", "it has another form: %r" % error

    def form(checked):
        check_form(checked)
        return Log(checked["entries"])

    log = found(form)
    if isinstance(log, tuple):
        return {part: log for part in PARTS}
    server = found(examine_server, key)
    return {
        "draws": found(examine_draws, log),
        "seed": found(examine_seed, server, seed_hash),
        "order": found(examine_order, server),
        "consent": found(examine_consent, log, server),
        "time": found(examine_time, server),
        "server": server,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file")
    parser.add_argument("--key", help="the server's public key, as GET /api/key.json gives it")
    parser.add_argument("--seed-hash", help="the hash that was published before the first action")
    parser.add_argument("--require", default="", help="parts that must be proven: all, or some of " + ", ".join(PARTS))
    options = parser.parse_args()
    required = PARTS if options.require == "all" else tuple(filter(None, options.require.split(",")))
    unknown = set(required) - set(PARTS)
    if unknown:
        parser.error("there is no part " + ", ".join(sorted(unknown)))
    with open(options.file, encoding="utf-8") as file:
        record = json.load(file)
    findings = examine(record, options.key, options.seed_hash)
    for part, (state, why) in findings.items():
        print("%-8s %-8s %s" % (part, state, why))
    is_bad = any(state == "refuted" or (part in required and state != "proven") for part, (state, _) in findings.items())
    sys.exit(1 if is_bad else 0)


if __name__ == "__main__":
    main()
