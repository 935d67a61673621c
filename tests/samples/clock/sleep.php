<?php
// In place of PHP's, which is switched off: notes the wait, and does not wait.
function sleep(int $seconds): int
{
    file_put_contents('attentes.txt', "$seconds\n", FILE_APPEND);
    return 0;
}
