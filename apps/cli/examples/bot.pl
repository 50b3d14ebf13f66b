#!/usr/bin/env perl
# A bot for any game of Turnwise in a few lines: it plays a random legal action.
#
#     turnwise bot --game senet --against greedy -- perl bot.pl
#
# Every line on standard input is a JSON object with a "type"; so is every line on standard output.
# Standard error is yours.
use strict;
use warnings;
use JSON::PP;

my $json = JSON::PP->new->utf8->allow_nonref;
$| = 1;

sub say_line { print $json->encode($_[0]), "\n" }

while (my $line = <STDIN>) {
    my $message = $json->decode($line);
    my $kind = $message->{type};
    if ($kind eq 'hello') {
        say_line({ type => 'hello', name => 'Random Perl' });
    } elsif ($kind eq 'act') {
        # $message->{view} is what this seat may know, {text} the same in words,
        # {deadline} the milliseconds that you have to answer.
        my @actions = @{ $message->{actions} };
        say_line({ type => 'act', id => $message->{id}, action => $actions[rand @actions] });
    } elsif ($kind eq 'refused') {
        print STDERR "refused: $message->{reason}\n";
    }
    # "new-game", "event" and "game-over" need no answer.
}
