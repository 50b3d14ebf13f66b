/* A bot for any game of Turnwise, without a library: it plays a random legal action.
 *
 *     cc -o bot bot.c && turnwise bot --game senet --against greedy -- ./bot
 *
 * Every line on standard input is a JSON object with a "type"; so is every line on standard output.
 * Standard error is yours. Turnwise writes JSON without spaces between its parts.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The end of the JSON value that begins here. */
static const char *end_of(const char *at)
{
    int depth = 0;
    do {
        if (*at == '"') {
            for (at++; *at && *at != '"'; at++)
                if (*at == '\\' && at[1]) at++;
        } else if (*at == '{' || *at == '[') {
            depth++;
        } else if (*at == '}' || *at == ']') {
            depth--;
        }
        at++;
    } while (*at && (depth > 0 || !strchr(",]}\n", *at)));
    return at;
}

/* The value of a field of the object that begins here, or NULL. */
static const char *field(const char *object, const char *name)
{
    const char *at = object + 1;
    while (*at == '"') {
        const char *key = at + 1;
        const char *value = key;
        size_t length = strlen(name);
        while (*value && *value != '"') value += *value == '\\' && value[1] ? 2 : 1;
        if (strncmp(key, name, length) == 0 && key + length == value) return value + 2;
        at = end_of(value + 2);
        if (*at == ',') at++;
    }
    return NULL;
}

/* One item of the list that begins here, each as likely. */
static const char *any_of(const char *list)
{
    const char *chosen = NULL;
    int count = 0;
    for (const char *at = list + 1; *at && *at != ']'; at += *at == ',') {
        if (rand() % ++count == 0) chosen = at;
        at = end_of(at);
    }
    return chosen;
}

static int is(const char *value, const char *text)
{
    return value && strncmp(value + 1, text, strlen(text)) == 0 && value[1 + strlen(text)] == '"';
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    srand((unsigned)time(NULL));
    while (getline(&line, &room, stdin) > 0) {
        const char *type = field(line, "type");
        if (is(type, "hello")) {
            printf("{\"type\":\"hello\",\"name\":\"Random C\"}\n");
        } else if (is(type, "act")) {
            /* "view" is what this seat may know, "text" the same in words, "deadline" the milliseconds to answer in. */
            const char *id = field(line, "id");
            const char *actions = field(line, "actions");
            const char *action = actions ? any_of(actions) : NULL;
            if (id && action)
                printf("{\"type\":\"act\",\"id\":%.*s,\"action\":%.*s}\n", (int)(end_of(id) - id), id,
                       (int)(end_of(action) - action), action);
        } else if (is(type, "refused")) {
            fprintf(stderr, "%s", line);
        }
        /* "new-game", "event" and "game-over" need no answer. */
        fflush(stdout);
    }
    free(line);
    return 0;
}
